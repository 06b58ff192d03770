/** Length as a person counts it, and as the server does: code points, not UTF-16 units. */
export const codePoints = (text: string): number => [...text].length
