declare module 'virtual:deck/grzybowski' {
  const cards: unknown;
  export default cards;
}
