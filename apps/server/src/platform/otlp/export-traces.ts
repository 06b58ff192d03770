import { context, DiagLogLevel, diag, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import { resourceOf, TIMEOUT, urlOf } from './collector.ts'

/**
 * Sends the spans of this process to a collector over OTLP/HTTP. Nothing about the machine is added to them.
 * @returns a function that sends the rest and stops
 */
export function exportTraces({
  endpoint,
  role,
  log,
}: {
  endpoint: string
  role: string
  log: Logger
}): () => Promise<void> {
  // The library's own message may repeat the collector's answer.
  const warn = () => log.warn('traces were not accepted by the collector')
  const quiet = () => {}
  diag.setLogger({ error: warn, warn: quiet, info: quiet, debug: quiet, verbose: quiet }, DiagLogLevel.ERROR)
  const exporter = new OTLPTraceExporter({ url: urlOf(endpoint, 'traces'), timeoutMillis: TIMEOUT })
  const provider = new TracerProvider({
    resource: resourceOf(role),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: TIMEOUT })],
  })
  trace.setGlobalTracerProvider(provider)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  return async () => {
    await provider.shutdown()
    trace.disable()
    context.disable()
    diag.disable()
  }
}
