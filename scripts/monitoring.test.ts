import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createMetrics } from '../apps/server/src/platform/metrics.ts'
import { headingsOf } from './references/find-dead.ts'
import { tablesOf } from './references/tables.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const operations = read('docs/operations/monitoring.md')
const runbook = read('docs/operations/troubleshooting.md')
const alerts = read('deploy/alerts/squash.yaml')
const Dashboard = z.object({
  panels: z.array(
    z.object({ title: z.string(), type: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) }),
  ),
})
const dashboard = Dashboard.parse(JSON.parse(read('deploy/grafana/squash.json')))

/** Rows of the tables under a heading of docs/operations/monitoring.md. */
const rowsUnder = (heading: string) =>
  tablesOf(operations).flatMap((table) => (table.heading === heading ? table.rows : []))

/** The names in code spans. */
const codeIn = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

const metrics = await createMetrics({ processMetrics: true }).registry.getMetricsAsJSON()
const SERIES: Record<string, readonly string[]> = { histogram: ['_bucket', '_count', '_sum'] }
const exposed = new Set(metrics.flatMap(({ name, type }) => (SERIES[type] ?? ['']).map((suffix) => name + suffix)))
/** The metrics in a text, except Prometheus's own, which says whether it reaches a process. */
const metricsIn = (text: string): string[] => text.match(/\b(?:squash|process|nodejs)_\w+/g) ?? []

describe('the metrics', () => {
  it.each([
    ['the alerts', alerts],
    ['the dashboard', dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n')],
  ])('in %s are all exposed by the server', (_where, text) => {
    const named = metricsIn(text)
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !exposed.has(name))).toEqual([])
  })

  it('in the documented table are exactly those that the server exposes', () => {
    const documented = rowsUnder('Health').flatMap(({ metric }) => codeIn(metric))
    const own = metrics.map(({ name }) => name).filter((name) => name.startsWith('squash_'))
    expect(documented.filter((name) => name.startsWith('squash_')).toSorted()).toEqual(own.toSorted())
  })

  it('are queried by every panel of the dashboard', () => {
    const panels = dashboard.panels.filter(({ type }) => type !== 'row')
    expect(panels.filter(({ targets }) => targets.length === 0)).toEqual([])
  })
})

describe('each alert', () => {
  const rules = alerts.split(/^ *- alert: /m).slice(1)

  it.each(rules.map((rule) => [rule.split('\n')[0] ?? '', rule]))(
    '%s names a section of the runbook',
    (_name, rule) => {
      const [, heading] = /runbook: docs\/operations\/troubleshooting\.md#([\w-]+)/.exec(rule) ?? []
      expect(headingsOf(runbook)).toContain(heading)
    },
  )
})

describe('the log', () => {
  const sources = globSync('{apps/server,packages/auth}/src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
  const LINE = /\blog\.(?:child|debug|info|warn|error|fatal)\(\s*\{([^}]*)\}/g
  const fieldsIn = (source: string): string[] =>
    [...source.matchAll(LINE)].flatMap(([, fields = '']) => fields.match(/(?<=^|,)\s*\w+/g) ?? [])
  const documented = rowsUnder('Log fields').flatMap(({ field }) => codeIn(field))

  it('has only fields of the documented table', () => {
    const logged = new Set(sources.flatMap((path) => fieldsIn(read(path))).map((name) => name.trim()))
    expect(logged).toContain('push_service')
    expect([...logged].filter((name) => !documented.includes(name))).toEqual([])
  })

  it('uses every field of the documented table', () => {
    const text = sources.map(read).join('\n')
    const byPino = ['level', 'time', 'msg']
    expect(documented.filter((name) => !byPino.includes(name) && !new RegExp(`\\b${name}\\b`).test(text))).toEqual([])
  })
})
