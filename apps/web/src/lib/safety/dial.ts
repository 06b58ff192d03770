/** `tel:` for a number as it is written down: '0800 111 0 111'. */
export const callLink = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`

/**
 * `sms:` for where to send a text, with the word to send where there is one: '988', 'HOME to 741741'.
 * @returns null when it names no number
 */
export function textLink(text: string): string | null {
  const { word, number } = /^(?:(?<word>.+) to )?(?<number>\+?\d[\d -]*)$/.exec(text.trim())?.groups ?? {}
  if (number === undefined) return null
  const body = word === undefined ? '' : `?&body=${encodeURIComponent(word)}`
  return `sms:${number.replace(/[^\d+]/g, '')}${body}`
}
