/** Characters that end a line. NUL isn't included because it is rejected. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this replaces
const BREAKS = /[\u0001-\u001f\u007f-\u009f\u2028\u2029]+/g
/** Bidirectional control characters, which can reverse the text that follows, including other people's. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g

/** A title, side or name made safe to embed in other text: in a list, a mail or the title of a tab. */
export const oneLine = (text: string): string => text.replace(BREAKS, ' ').replace(BIDI_CONTROLS, '')
