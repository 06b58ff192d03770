/** Matches a letter of a script without spaces between words, in which one "word" may be a whole message. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
