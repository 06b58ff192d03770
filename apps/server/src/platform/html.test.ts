import { maskPersonalData } from '@squash/rules/privacy/mask'
import { INJECTIONS } from '@squash/testkit/injections'
import { describe, expect, it } from 'vitest'
import { escapeHtml } from './html.ts'

describe('text on a page', () => {
  it.each(INJECTIONS)('is text, whatever somebody wrote: %j', (text) => {
    for (const shown of [escapeHtml(text), escapeHtml(maskPersonalData(text))]) expect(shown).not.toMatch(/[<>"']/)
  })

  it('reads as it was written', () => {
    expect(escapeHtml(`<b>"Maya" & 'Jonas'</b>`)).toBe('&lt;b&gt;&quot;Maya&quot; &amp; &#39;Jonas&#39;&lt;/b&gt;')
  })
})
