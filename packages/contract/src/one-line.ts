/** What ends a line. NUL is none of these: it is refused. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this replaces
const BREAKS = /[\u0001-\u001f\u007f-\u009f\u2028\u2029]+/g
/** What turns the direction of everything that follows, also of words that are not the writer's. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g

/** A title, side or name as it may stand among other words, in a list, a mail or the title of a tab. */
export const oneLine = (text: string): string => text.replace(BREAKS, ' ').replace(TURNS, '')
