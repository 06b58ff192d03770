/** Matches scripts without spaces between words: what looks like one word may be a whole message. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
