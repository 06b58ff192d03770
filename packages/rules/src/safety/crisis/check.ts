import { isRecord } from '@squash/contract/is-record'
import { CRISIS_NEEDS, type CrisisResource, type CrisisResources } from './resource.ts'

/** The parsed resources, or every problem found, each with its place in the file. */
export type Checked = { ok: true; resources: CrisisResources } | { ok: false; problems: readonly string[] }

/** Checks an operator's file of crisis resources after it was parsed as JSON. */
export function checkCrisisResources(value: unknown): Checked {
  const problems = [...problemsOf(value)]
  return problems.length === 0 && isChecked(value, problems) ? { ok: true, resources: value } : { ok: false, problems }
}

const isChecked = (_value: unknown, problems: readonly string[]): _value is CrisisResources => problems.length === 0

function* problemsOf(value: unknown): Generator<string> {
  if (!isRecord(value)) return yield 'is not an object'
  if (typeof value.as_of !== 'string' || !/^\d{4}-\d{2}$/.test(value.as_of)) {
    yield 'as_of is not a year and month such as 2026-11'
  }
  yield* problemsOfList(value.international, 'international')
  const { countries } = value
  if (!isRecord(countries)) return yield 'countries is not an object'
  for (const [code, country] of Object.entries(countries)) {
    const place = `countries.${code}`
    if (!/^[A-Z]{2}$/.test(code)) yield `${place} is not a code of two capitals`
    if (!isRecord(country)) {
      yield `${place} is not an object`
      continue
    }
    if (!isNumber(country.emergency)) yield `${place}.emergency is not a number to dial`
    yield* problemsOfList(country.resources, `${place}.resources`)
  }
}

function* problemsOfList(list: unknown, place: string): Generator<string> {
  if (!Array.isArray(list) || list.length === 0) return yield `${place} is not a list of at least one resource`
  const resources: readonly unknown[] = list
  for (const [index, resource] of resources.entries()) yield* problemsOfResource(resource, `${place}[${index}]`)
}

function* problemsOfResource(resource: unknown, place: string): Generator<string> {
  if (!isRecord(resource)) return yield `${place} is not an object`
  const { name, needs, phone, text, url } = resource satisfies Partial<Record<keyof CrisisResource, unknown>>
  if (!isText(name)) yield `${place}.name is not a text of 1 to 100 characters`
  if (!Array.isArray(needs) || needs.length === 0 || !needs.every(isNeed)) {
    yield `${place}.needs is not a list of ${CRISIS_NEEDS.join(', ')}`
  }
  if (phone !== undefined && !isNumber(phone)) yield `${place}.phone is not a number to dial`
  if (text !== undefined && !isText(text)) yield `${place}.text is not a text of 1 to 100 characters`
  if (!isText(url) || !/^https:\/\/[^\s<>"]+$/.test(url)) yield `${place}.url is not an https address`
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 100
const isNumber = (value: unknown): boolean => typeof value === 'string' && /^\+?[\d][\d -]{1,19}$/.test(value)
const isNeed = (value: unknown): boolean => CRISIS_NEEDS.some((need) => need === value)
