/** Small signs of the game, 24 by 24, of one colour. */
export const SIGNS = {
  church: 'M11 0h2v2h2v2h-2v3l6 5v11h-5v-5a2 2 0 0 0-4 0v5H5V12l6-5V4H9V2h2z',
  office: 'M12 1l11 6v2H1V7zM3 11h4v7H3zm7 0h4v7h-4zm7 0h4v7h-4zM1 20h22v3H1z',
  special: 'M12 1l3.200 7.300 7.800.8-5.900 5.200 1.800 7.700L12 18l-6.900 4 1.800-7.700L1 9.100l7.800-.8z',
  faith: 'M10 1h4v6h6v4h-6v12h-4V11H4V7h6z',
  resistance:
    'M7 23c-2-3-5-7-5-9s2-2 3 0l1 2V5c0-2 2.500-2 2.500 0v6h1V2.500c0-2 2.500-2 2.500 0V11h1V4c0-2 2.500-2 2.500 0v8h1V7c0-2 2.500-2 2.500 0v9c0 3-1 5-2 7z',
  influence: 'M2 9h5l12-6v18L7 15H2zm3 7h3l2 6H6zm16-7c2 1 2 5 0 6z',
  faithful: 'M12 1.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9zM3 22c0-6 4-10 9-10s9 4 9 10z',
  agent: 'M6 2h12l2 6h3v2H1V8h3zM3 12h8v2c0 3-1 4.500-4 4.500S3 17 3 14zm10 0h8v2c0 3-1 4.500-4 4.500s-4-1.500-4-4.500zm-2 0h2v1h-2z',
  pawn: 'M12 0a5.200 5.200 0 0 1 3.200 9.300C18 11 21 17 21.500 24h-19C3 17 6 11 8.800 9.300A5.200 5.200 0 0 1 12 0z',
  telephone: 'M12 3c5 0 10 2 10 5v3h-6V8.500c-2-.7-6-.7-8 0V11H2V8c0-3 5-5 10-5zM7 12h10l4 9H3zm5 2a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z',
  prison: 'M2 2h20v3h-2v14h2v3H2v-3h2V5H2zm5 3v14h2V5zm4.500 0v14h2V5zm4.500 0v14h2V5z',
  time: 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm-1.500 4v8l6 3.500 1.500-2.500-4.500-2.600V5z',
  D: 'M5 1h14v22H5zM11 4v3H8v3h3v8h2v-8h3V7h-3V4z',
  R: 'M2 16c0-6 3-10 7-11v5h2V4h2v6h2V5c4 1 7 5 7 11zM1 18h22v4H1z',
  S: 'M12 3l12 6-12 6L0 9zM5 13.500l7 3.500 7-3.500V18c-4 4-10 4-14 0zM21 10h2v8h-2z',
  I: 'M1 8h22v3h-1c0 5-2 7-5 7s-4.500-2-5-5c-.5 3-2 5-5 5s-5-2-5-7H1zm4 3c0 3 .7 4 2 4s2.300-1 2.500-4zm9.500 0c.2 3 1 4 2.500 4s2-1 2-4z',
} as const;
export type SignName = keyof typeof SIGNS;
