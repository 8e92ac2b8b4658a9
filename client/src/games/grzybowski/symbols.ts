/** The thirteen categories: a colour and an icon and a letter (LOOK.md 3.2). */
export interface Symbol {
  colour: string;
  on: string;
  icon: string;
}

const INK = '#221E1A';
const WHITE = '#FFFFFF';

export const SYMBOLS: Record<string, Symbol> = {
  O: { colour: '#1E1A17', on: WHITE, icon: 'M7 4h10l1 7h4v2H2v-2h4zM7 14h10c0 5-2 8-5 8s-5-3-5-8z' },
  W: { colour: '#A6A08F', on: INK, icon: 'M5 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6zm14 0a3 3 0 1 1 0 6 3 3 0 0 1 0-6zm-7-2a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7zM0 20c0-5 2-8.500 5-8.500 1 0 2 .4 2.700 1C6.500 14.500 6 17 6 20zm24 0c0-5-2-8.500-5-8.500-1 0-2 .4-2.700 1C17.500 14.500 18 17 18 20zM7.500 22c0-7 1.500-11 4.500-11s4.500 4 4.500 11z' },
  H: { colour: '#E78B3A', on: INK, icon: 'M11 1h2v3h8v2l3 8c0 2-2 3.500-4 3.500s-4-1.500-4-3.500l3-8h-6v13h4v3H7v-3h4V6H5l3 8c0 2-2 3.500-4 3.500S0 16 0 14l3-8V4h8zM4 9l-2 5h4zm16 0l-2 5h4z' },
  J: { colour: '#2B2D71', on: WHITE, icon: 'M11 7h2v4h2V7h2v6h-4v6h4v3H7v-3h4v-6H7V7h2v4h2zM3 7h2v6c0 2 1 3 3 3v2c-3 0-5-2-5-5zm16 0h2v6c0 3-2 5-5 5v-2c2 0 3-1 3-3zM4 2c1 1.500 1 3 0 4-1-1-1-2.500 0-4zm4 0c1 1.500 1 3 0 4-1-1-1-2.500 0-4zm4 0c1 1.500 1 3 0 4-1-1-1-2.500 0-4zm4 0c1 1.500 1 3 0 4-1-1-1-2.500 0-4zm4 0c1 1.500 1 3 0 4-1-1-1-2.500 0-4z' },
  A: { colour: '#652D15', on: WHITE, icon: 'M3 2h18v3H3zm2 4h14v2H5zm1 3h3v10H6zm4.500 0h3v10h-3zM15 9h3v10h-3zM3 20h18v3H3z' },
  K: { colour: '#BC6DA6', on: INK, icon: 'M1 4c4-1.500 7-1 10 1v16c-3-2-6-2.500-10-1zm22 0c-4-1.500-7-1-10 1v16c3-2 6-2.500 10-1zM4 8v2l4 .6v-2zm0 4v2l4 .6v-2zm16-4v2l-4 .6v-2z' },
  N: { colour: '#B0341C', on: WHITE, icon: 'M4 1h3v22H4zm4 2c4-2 7 2 14 0l-3 5 3 5c-7 2-10-2-14 0z' },
  P: { colour: '#7697E4', on: INK, icon: 'M9 4a8 8 0 0 1 3 .6A8 8 0 0 1 23 12a8 8 0 0 1-11 7.400A8 8 0 1 1 9 4zm3 3.700a5.500 5.500 0 0 0 0 8.600 5.500 5.500 0 0 0 0-8.600z' },
  T: { colour: '#257948', on: WHITE, icon: 'M7 1h10v2h-4v2h5a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2l2 3h-3l-1-2H8l-1 2H4l2-3a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2h5V3H7zm0 7v5h4V8zm6 0v5h4V8zm-1 7.500a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3z' },
  S: { colour: '#FBC79A', on: INK, icon: 'M11 8c4-1 10 1 10 7.500S17 23 12 23s-9-2-9-7.500S7 7 11 8zM12 7c0-4 3-6 8-6 0 4-3 6-8 6zM8 13a1.300 1.300 0 1 0 0 2.600A1.300 1.300 0 0 0 8 13zm4 4a1.300 1.300 0 1 0 0 2.600 1.300 1.300 0 0 0 0-2.600z' },
  C: { colour: '#B3D5F3', on: INK, icon: 'M10 1h4v6h6v4h-6v12h-4V11H4V7h6z' },
  R: { colour: '#D9EA78', on: INK, icon: 'M2 2h20v20H2zm11 3l-3 6 4 2-3 6 8-8-4-2 3-4zM5 5v4l3 2 1-6zm0 8v6h4l2-4z' },
  Z: { colour: '#5C6167', on: WHITE, icon: 'M1 6h7v-2h15c-1 4-4 6-8 6v4l4 4v2H7v-2l4-4v-3C6 11 2 9 1 6z' },
};
