import { expect, it } from 'vitest'
import { capitalised } from '../../../../../text/capitalised.ts'
import { translateWithoutModel } from '../../../../canned/translate.ts'

const shown = (message: string): string => translateWithoutModel({ message }).text

/** @param messages with the words to be cut in brackets */
export function itLosesOnlyWhatIsInBrackets(messages: readonly string[]): void {
  it.each(messages)('loses only what is in brackets: %s', (marked) => {
    const typed = marked.replace(/[[\]]/g, '')
    const left = marked
      .replace(/\[[^\]]*\]/g, '')
      .replace(/ {2,}/g, ' ')
      .trim()
    const isCapital = /^\P{L}*\p{Lu}/u.test(typed)
    expect(shown(typed)).toBe(isCapital ? capitalised(left) : left)
  })
}

export function itKeepsAllOf(messages: readonly string[]): void {
  it.each(messages)('keeps all of: %s', (message) => {
    expect(shown(message)).toBe(message)
  })
}
