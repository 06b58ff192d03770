/** What a username may hold, whatever is typed or pasted: a-z, 0-9 and underscore, in lowercase (spec core-flow §5). */
export const filterUsername = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9_]/g, '')
