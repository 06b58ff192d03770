import { type Attributes, context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

/**
 * Spans for OpenTelemetry. Without an exporter they cost next to nothing. Names and attributes are bounded: names of
 * calls, queues, tasks and tables, never an address, an id or anything that a user typed.
 */

const tracer = () => trace.getTracer('squash')

/** Runs a job in a trace of its own. */
export const inJobSpan = <T>(queue: string, attempt: number, work: () => Promise<T>): Promise<T> =>
  context.with(ROOT_CONTEXT, () =>
    inSpan(`job ${queue}`, SpanKind.CONSUMER, { 'squash.queue': queue, 'squash.attempt': attempt }, work),
  )

/** Asks the language model. @param outcomeOf how it answered, as in the metrics */
export const inModelSpan = <T>(task: string, outcomeOf: (answer: T) => string, work: () => Promise<T>): Promise<T> =>
  inSpan(`model ${task}`, SpanKind.CLIENT, { 'squash.task': task }, async (span) => {
    const answer = await work()
    span.setAttribute('squash.outcome', outcomeOf(answer))
    return answer
  })

const inSpan = <T>(
  name: string,
  kind: SpanKind,
  attributes: Attributes,
  work: (span: Span) => Promise<T>,
): Promise<T> =>
  tracer().startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await work(span)
    } catch (error) {
      fail(span, error)
      throw error
    } finally {
      span.end()
    }
  })

/** Records a statement within the active span. Without one, as when polling, it isn't recorded. */
export function recordStatement(text: string, answer: Promise<unknown>): void {
  if (!trace.getActiveSpan()?.isRecording()) return
  const attributes = { 'db.system.name': 'postgresql', ...describe(text) }
  const name = [attributes['db.operation.name'], attributes['db.collection.name']].filter(Boolean).join(' ')
  const span = tracer().startSpan(name, { kind: SpanKind.CLIENT, attributes })
  answer
    .catch((error: unknown) => fail(span, error))
    .finally(() => {
      span.end()
    })
}

/** The statement's verb and its table; never its text, which may hold a literal. */
function describe(text: string): { 'db.operation.name': string; 'db.collection.name'?: string } {
  const operation = /\w+/.exec(text)?.[0].toLowerCase() ?? 'statement'
  const [, table] =
    /\b(?<!distinct )(?:from|into|update)\s+("?[a-z_]\w*"?(?:\."?[a-z_]\w*"?)?)/i.exec(outermost(text)) ?? []
  return { 'db.operation.name': operation, ...(table && { 'db.collection.name': table.replaceAll('"', '') }) }
}

/** A statement without its literals and what is in parentheses, such as the tables of inner statements. */
function outermost(text: string): string {
  let left = text.replaceAll(/'[^']*'/g, '')
  for (let before = ''; before !== left; ) {
    before = left
    left = left.replaceAll(/\([^()]*\)/g, '')
  }
  return left
}

/** The kind of an error alone: its message may quote what a user typed. */
function fail(span: Span, error: unknown): void {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
  span.setAttribute('error.type', code ?? (error instanceof Error ? error.name : typeof error))
  span.setStatus({ code: SpanStatusCode.ERROR })
}
