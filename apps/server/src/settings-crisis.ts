import { type Checked, checkCrisisResources } from '@squash/rules/safety/crisis/check'
import { DEFAULT_CRISIS_RESOURCES } from '@squash/rules/safety/crisis/default-resources'
import type { CrisisResources } from '@squash/rules/safety/crisis/resource'
import { readText } from './settings-values.ts'

type Read = { ok: true; resources: CrisisResources } | { ok: false; problem: string }

/**
 * Reads CRISIS_RESOURCES, the path of a JSON file; defaults to the list that Squash includes.
 * @returns the resources, or one line that names the setting and the place within the file
 */
export function readCrisisResources(path: string | undefined): Read {
  if (!path) return { ok: true, resources: DEFAULT_CRISIS_RESOURCES }
  const text = readText(path)
  if (text === null) return { ok: false, problem: 'CRISIS_RESOURCES is not a readable file' }
  const checked = parsed(text)
  if (checked === null) return { ok: false, problem: 'CRISIS_RESOURCES is not JSON' }
  return checked.ok ? checked : { ok: false, problem: `CRISIS_RESOURCES ${checked.problems[0]}` }
}

function parsed(json: string): Checked | null {
  try {
    return checkCrisisResources(JSON.parse(json))
  } catch {
    return null
  }
}
