/** More than any user's browser sends. */
const MOST = 10

/** A language tag with an optional weight, such as `de-CH;q=0.8`. */
const ENTRY = /^\s*([a-z]{1,8}(?:-[a-z0-9]{1,8}){0,4})\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i

/** The languages that a request's Accept-Language asks for, in order of preference; invalid tags are skipped. */
export function localesOf(acceptLanguage: string | undefined): readonly string[] {
  if (acceptLanguage === undefined) return []
  return acceptLanguage
    .split(',', MOST)
    .flatMap((entry) => {
      const [, tag, weight = '1'] = ENTRY.exec(entry) ?? []
      return tag === undefined || Number(weight) === 0 ? [] : [{ tag, weight: Number(weight) }]
    })
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag)
}
