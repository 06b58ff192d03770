/** Length as users perceive it: code points, not UTF-16 units. */
export const lengthOf = (text: string): number => [...text].length
