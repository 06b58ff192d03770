/** Whether a text holds a slur or strong profanity. */
export const isFoul = (text: string): boolean => text === ''
export const withoutFoulWords = (text: string): string => text
