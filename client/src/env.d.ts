declare module 'virtual:deck/grzybowski' {
  const cards: unknown;
  export default cards;
}
declare module 'virtual:deck/tczew' {
  const cards: unknown;
  export default cards;
}
declare module 'virtual:deck/ziemia' {
  const cards: unknown;
  export default cards;
}
