/** Lists the calls of /openapi.json by feature, each with its input, output and refusals. */

const calls = document.querySelector('#calls')
const filter = document.querySelector('#filter')

const element = (name, text, ...children) => {
  const made = document.createElement(name)
  if (text) made.textContent = text
  made.append(...children)
  return made
}

/** A schema in type notation, short enough to read at a glance. */
function typeOf(schema, indent = '') {
  if (schema === undefined || schema === true) return 'anything'
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const union = schema.anyOf ?? schema.oneOf
  if (union)
    return union
      .filter((one) => !one.not)
      .map((one) => typeOf(one, indent))
      .join(' | ')
  if (schema.type === 'array') return `[${typeOf(schema.items, indent)}]`
  if (schema.type === 'object' && schema.properties) {
    const deeper = `${indent}  `
    const fields = Object.entries(schema.properties).map(([name, field]) => {
      const optional = schema.required?.includes(name) ? '' : '?'
      return `${deeper}${name}${optional}: ${typeOf(field, deeper)}`
    })
    return fields.length === 0 ? '{}' : `{\n${fields.join('\n')}\n${indent}}`
  }
  const bounds = [
    schema.format,
    schema.minimum > -1e9 && `≥ ${schema.minimum}`,
    schema.maximum < 1e9 && `≤ ${schema.maximum}`,
    schema.maxLength && `up to ${schema.maxLength} characters`,
  ].filter(Boolean)
  const type = [schema.type].flat().join(' | ')
  return bounds.length === 0 ? type : `${type} (${bounds.join(', ')})`
}

const bodyOf = (content) => content?.content?.['application/json']?.schema

function refusalsOf(responses) {
  return Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, response]) => {
      const { code, message } = bodyOf(response)?.properties ?? {}
      return (code?.enum ?? [])
        .map((name, index) => `${status} ${name}: ${message?.examples?.[index] ?? ''}`)
        .join('\n')
    })
    .filter(Boolean)
    .join('\n')
}

function cardOf(path, methods) {
  const operation = methods.post ?? methods.get
  const [, success] = Object.entries(operation.responses).find(([status]) => Number(status) < 400) ?? []
  const name = path.split('/').at(-1)
  const access = element('span', operation.security.length === 0 ? 'public' : 'bearer')
  access.className = 'access'
  const summary = element(
    'summary',
    '',
    element('code', name),
    element(
      'span',
      ['post', 'get']
        .filter((method) => methods[method])
        .join(', ')
        .toUpperCase(),
    ),
    access,
  )
  const parts = [
    ['About', [operation.summary, operation.description].filter(Boolean).join('\n\n')],
    ['In', methods.post && typeOf(bodyOf(operation.requestBody) ?? { type: 'object', properties: {} })],
    ['Out', bodyOf(success) && typeOf(bodyOf(success))],
    ['May refuse with', refusalsOf(operation.responses)],
  ]
  const section = element('section')
  for (const [title, text] of parts) {
    if (text) section.append(element('h3', title), element('pre', text))
  }
  const card = element('details', '', summary, section)
  card.dataset.name = name
  return card
}

function show(document) {
  const features = Map.groupBy(
    Object.entries(document.paths),
    ([, { post, get }]) => (post ?? get).tags?.[0] ?? 'calls',
  )
  calls.replaceChildren(
    ...[...features].map(([feature, paths]) =>
      element('div', '', element('h2', feature), ...paths.map(([path, methods]) => cardOf(path, methods))),
    ),
  )
}

filter.addEventListener('input', () => {
  const wanted = filter.value.trim().toLowerCase()
  for (const card of calls.querySelectorAll('details')) card.hidden = !card.dataset.name.includes(wanted)
  for (const group of calls.children) group.hidden = !group.querySelector('details:not([hidden])')
})

try {
  const response = await fetch('/openapi.json')
  show(await response.json())
} catch {
  calls.replaceChildren(element('p', 'The list of calls could not be loaded. Reload the page to try again.'))
}
