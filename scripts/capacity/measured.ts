import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Costs } from './model.ts'

/** The costs in costs.json, as `npm run capacity:measure` has written them. */
export const measuredCosts = (): Costs =>
  Costs.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'costs.json'), 'utf8')))
