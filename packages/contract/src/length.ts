/** Length as a person counts it: code points, not UTF-16 units. */
export const lengthOf = (text: string): number => [...text].length
