import { startAiProvider } from '@squash/testkit/ai-provider'
import { jonas, maya, words } from '@squash/testkit/cast'
import { done, startConflict } from '@squash/testkit/conflict-steps'
import { startLoopback } from '@squash/testkit/loopback'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { exportTraces } from '../src/platform/otlp/export-traces.ts'
import { everythingTyped, privateWordsIn } from './support/private-words.ts'
import { startSquash } from './support/squash.ts'
import { untilQuiet } from './support/until.ts'

const Exported = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
            }),
          ),
        }),
      ),
    }),
  ),
})
type Span = z.infer<typeof Exported>['resourceSpans'][number]['scopeSpans'][number]['spans'][number]

it('traces name calls, statements, jobs and model calls, and hold nothing that a user typed', async () => {
  const bodies: string[] = []
  const collector = await startLoopback((_request, body, response) => {
    bodies.push(body)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  const provider = await startAiProvider()
  const endTraces = exportTraces({ endpoint: collector.origin, role: 'all', log: pino({ level: 'silent' }) })
  const squash = await startSquash({ env: { AI_BASE_URL: provider.baseUrl, AI_MODEL: 'a model' } })
  const mayas = await squash.signUp(maya)
  const { id } = await startConflict(mayas)
  await done(mayas.call('get_conflict', { p_conflict_id: id }))
  await untilQuiet(squash.database)
  await squash.close()
  await endTraces()
  await collector.close()
  await provider.close()

  const spans: Span[] = bodies
    .flatMap((body) => Exported.parse(JSON.parse(body)).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
  const partsOf = (name: string) => {
    const whole = spans.filter((span) => span.name === name)
    return spans
      .filter(({ parentSpanId }) => whole.some(({ spanId }) => spanId === parentSpanId))
      .map((span) => span.name)
  }
  expect(partsOf('POST get_conflict')).toContain('select conflicts')
  expect(partsOf('POST create_conflict')).toEqual(expect.arrayContaining(['model translate', 'begin', 'commit']))
  expect(partsOf('job conflicts.mail-invite')).toContain('with captured_mails')

  const sent = bodies.join('\n')
  expect(privateWordsIn(sent, everythingTyped)).toEqual([])
  const secrets = [
    maya.email,
    jonas.email,
    maya.password,
    maya.first_name,
    mayas.session?.access_token ?? '',
    id,
    words.maya,
  ]
  expect(secrets.filter((secret) => sent.includes(secret))).toEqual([])
  expect(sent).not.toContain('127.0.0.1')
})
