const RULES = new Intl.PluralRules('en')

/**
 * The singular or plural form of a noun for a count.
 * @param many the plural, if it isn't the singular with an s
 */
export const nounFor = (count: number, one: string, many = `${one}s`): string =>
  RULES.select(count) === 'one' ? one : many

/** A count with its noun: '1 vote', '3 votes', '2 tries'. */
export const counted = (count: number, one: string, many?: string): string => `${count} ${nounFor(count, one, many)}`
