const RULES = new Intl.PluralRules('en')

/**
 * The form of a noun that goes with a number.
 * @param many the plural, where it is not the singular and an s
 */
export const nounFor = (count: number, one: string, many = `${one}s`): string =>
  RULES.select(count) === 'one' ? one : many

/** A number and its noun: '1 vote', '3 votes', '2 tries'. */
export const counted = (count: number, one: string, many?: string): string => `${count} ${nounFor(count, one, many)}`
