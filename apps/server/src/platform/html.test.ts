import { maskPersonalData } from '@squash/rules/privacy/mask'
import { INJECTIONS } from '@squash/testkit/injections'
import { describe, expect, it } from 'vitest'
import { escapeHtml, html } from './html.ts'

describe('escaping text for HTML', () => {
  it.each(INJECTIONS)('leaves no character that could start a tag or end an attribute: %j', (text) => {
    for (const shown of [escapeHtml(text), escapeHtml(maskPersonalData(text))]) expect(shown).not.toMatch(/[<>"']/)
  })

  it('keeps the text readable', () => {
    expect(escapeHtml(`<b>"Maya" & 'Jonas'</b>`)).toBe('&lt;b&gt;&quot;Maya&quot; &amp; &#39;Jonas&#39;&lt;/b&gt;')
  })
})

describe('an HTML template', () => {
  it('escapes texts and keeps the markup of other templates', () => {
    const items = ['<b>', 'R&D'].map((text) => html`<li title="${text}">${text}</li>`)
    expect(html`<ul class="${'"'}">${items}</ul>`.toString()).toBe(
      '<ul class="&quot;"><li title="&lt;b&gt;">&lt;b&gt;</li><li title="R&amp;D">R&amp;D</li></ul>',
    )
  })
})
