const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

/** Markup made by `html`, which other markup may include unescaped. */
export class Html {
  readonly #markup: string

  constructor(markup: string) {
    this.#markup = markup
  }

  toString(): string {
    return this.#markup
  }
}

/**
 * A template that escapes its values, so that no caller can forget to: html`<p>${title}</p>`.
 * @param values text, or markup made by this function
 */
export const html = (strings: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html =>
  new Html(
    strings.reduce((markup, string, index) => {
      const value = values[index - 1] ?? ''
      return `${markup}${typeof value === 'string' ? escapeHtml(value) : [value].flat().join('')}${string}`
    }),
  )
