/**
 * Plays against a running server in headless Chromium and takes pictures of every page.
 *
 *   node dev/shots.mjs http://127.0.0.1:8000 /tmp/shots
 *
 * Needs playwright-core beside it or in NODE_PATH; uses the system's /usr/bin/chromium.
 */
import { createRequire } from 'node:module';
import { mkdirSync, readFileSync } from 'node:fs';

const require = createRequire(process.env.PW ?? import.meta.url);
const { chromium } = require('playwright-core');
const [base = 'http://127.0.0.1:8000', out = '/tmp/shots', only = ''] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const axe = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-quic', '--no-first-run', '--disable-sync'],
});
const wide = { viewport: { width: 1440, height: 900 } };
const narrow = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const problems = [];

async function open(kind, scheme = 'light') {
  const context = await browser.newContext({ ...(kind === 'phone' ? narrow : wide), locale: 'pl-PL', colorScheme: scheme });
  const page = await context.newPage();
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(`${kind} ${message.text()}`.slice(0, 300)));
  page.on('pageerror', (error) => problems.push(`${kind} ${error.stack ?? error}`.slice(0, 600)));
  return page;
}
async function shot(page, name, full = false) {
  await page.waitForTimeout(350);
  await page.screenshot({ path: `${out}/${name}.png`, fullPage: full });
  await page.evaluate(axe);
  const found = await page.evaluate(async () =>
    (await window.axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })).violations.map(
      (each) => `${each.id}: ${each.nodes.slice(0, 3).map((node) => node.html.slice(0, 140)).join(' | ')}`,
    ),
  );
  for (const each of found) problems.push(`axe ${name} ${each}`);
}
async function newTable(page, name = 'Zosia') {
  await page.goto(`${base}/new/grzybowski`);
  await page.getByLabel('Twoje imię').fill(name);
  await page.getByText('pierwszy gracz').click();
  await page.getByRole('button', { name: 'Otwórz stół' }).click();
  await page.locator('.market').waitFor();
}
/** One own turn: the first card of the market, the first legal place. */
async function turn(page) {
  const take = page.locator('.market .take');
  await take.nth(Math.floor(Math.random() * (await take.count()))).click();
  await page.locator('.stage button.legal').first().waitFor();
  const legal = page.locator('.stage button.legal');
  await legal.nth(Math.floor(Math.random() * (await legal.count()))).click();
}
async function ready(page) {
  await page.waitForFunction(() => document.querySelector('.market .take, .tale') || /Zakończ turę/.test(document.body.innerText));
  const end = page.getByRole('button', { name: 'Zakończ turę' });
  if (await end.count()) {
    await end.click();
    await page.waitForTimeout(60);
    await ready(page);
  }
}

for (const [kind, scheme] of [['desktop', 'light'], ['phone', 'light'], ['desktop', 'dark'], ['phone', 'dark']]) {
  const tag = `${kind}-${scheme}`;
  if (only && !tag.includes(only)) continue;
  const page = await open(kind, scheme);
  try {
  await page.goto(base);
  await page.locator('h1').waitFor();
  await shot(page, `home-${tag}`);
  await page.goto(`${base}/new/grzybowski`);
  await page.locator('h1').waitFor();
  await shot(page, `new-${tag}`);
  await page.getByText('Ktoś przez internet').click();
  await page.getByLabel('Twoje imię').fill('Zosia');
  await page.getByRole('button', { name: 'Otwórz stół' }).click();
  await page.locator('.code').waitFor();
  await shot(page, `invite-${tag}`);
  await newTable(page);
  await shot(page, `start-${tag}`);
  for (let played = 0; played < 12; played++) {
    await ready(page);
    await turn(page);
  }
  await ready(page);
  await shot(page, `take-${tag}`);
  await page.locator('.market .take').last().click();
  await page.locator('.stage button.legal').first().waitFor();
  await shot(page, `lay-${tag}`);
  await page.locator('.stage button.card').first().click();
  await page.locator('.bubble').waitFor();
  await shot(page, `why-${tag}`);
  await page.locator('.bubble').getByText(/Zasada/).click();
  await page.locator('.rule.now').waitFor();
  await shot(page, `rule-${tag}`);
  await page.keyboard.press('Escape');
  await page.locator('.bubble').waitFor({ state: 'detached' }).catch(() => {});
  await page.keyboard.press('Escape');
  if (kind === 'phone') {
    for (const name of ['Gracze', 'Dziennik', 'Zasady']) {
      await page.locator('.tabs').getByText(name).click();
      await shot(page, `tab-${name}-${tag}`);
    }
    await page.locator('.tabs').getByText('Stół').click();
  } else {
    await page.locator('.goals button').first().hover();
    await shot(page, `goal-${tag}`);
    await page.locator('.opp button.card').first().click();
    await page.locator('dialog').waitFor();
    await shot(page, `zoom-${tag}`);
    await page.keyboard.press('Escape');
    await page.getByLabel('Historia ruchów').fill('9');
    await page.getByText('Wróć do teraz').waitFor();
    await shot(page, `past-${tag}`);
    await page.getByText('Wróć do teraz').click();
  }
  while (!(await page.locator('.tale').count())) {
    const legal = page.locator('.mine .stage button.legal');
    if (await legal.count()) await legal.first().click();
    else if (await page.locator('.market .take').count()) await page.locator('.market .take').first().click();
    else if (await page.getByRole('button', { name: 'Zakończ turę' }).count()) await page.getByRole('button', { name: 'Zakończ turę' }).click();
    await page.waitForTimeout(40);
  }
  for (let n = 0; n < 3; n++) await page.getByRole('button', { name: 'Dalej' }).click();
  await shot(page, `story-${tag}`);
  await page.getByRole('button', { name: 'Od razu wynik' }).click();
  await shot(page, `result-${tag}`, kind === 'phone');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Zapisz przebieg' }).click()]);
  const record = `${out}/record.json`;
  await download.saveAs(record);
  await page.goto(`${base}/replay`);
  await shot(page, `drop-${tag}`);
  await page.locator('input[type=file]').setInputFiles(record);
  await page.locator('.market').waitFor();
  if (kind === 'desktop') await page.getByLabel('Historia ruchów').fill('40');
  await shot(page, `replay-${tag}`);
  await page.goto(`${base}/rules/grzybowski#PG-021`);
  await page.locator('.rule.now').waitFor();
  await shot(page, `rules-${tag}`);
  await page.goto(base);
  await page.locator('.mine li').first().waitFor();
  await shot(page, `tables-${tag}`, true);
  } catch (error) {
    problems.push(`${tag}: ${error.message.slice(0, 800)}`);
    await page.screenshot({ path: `${out}/failed-${tag}.png` });
  }
  await page.context().close();
}
await browser.close();
console.log(problems.length ? [...new Set(problems)].join('\n') : 'no problems');
