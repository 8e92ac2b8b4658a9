/** Where the bubble stands: never on the place it speaks of. */
export interface Size {
  width: number;
  height: number;
}
export interface Spot {
  left: number;
  top: number;
}
type Box = Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width'>;

const GAP = 12;
const EDGE = 8;
/** What stays free on a phone: the bar above, the tabs below. */
const BAR = 48;
const TABS = 60;

/** Above the place, or under it where there is no room above. */
export function beside(at: Box, box: Size, screen: Size): Spot {
  const above = at.top - box.height - GAP;
  const top = above < BAR + EDGE ? at.bottom + GAP : above;
  return {
    left: within(at.left + at.width / 2 - box.width / 2, GAP, screen.width - box.width - GAP),
    top: within(top, GAP, screen.height - box.height - GAP),
  };
}

/** Over the tabs, or under the bar where the place itself is down there. */
export function docked(at: Box, box: Size, screen: Size): Spot {
  const low = screen.height - TABS - EDGE - box.height;
  const covers = at.bottom + EDGE > low && at.top < low + box.height + EDGE;
  return { left: EDGE, top: covers ? BAR + EDGE : low };
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
