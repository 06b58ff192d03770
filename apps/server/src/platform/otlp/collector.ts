import { randomUUID } from 'node:crypto'
import { resourceFromAttributes } from '@opentelemetry/resources'

/** Milliseconds that a collector may take to accept a batch, also while the process stops. */
export const TIMEOUT = 5_000

/** Keeps the series of two processes with the same role apart. It is random, so it says nothing about the machine. */
const INSTANCE = randomUUID()

/** @param role what this process does, so that web processes and workers can be told apart */
export const resourceOf = (role: string) =>
  resourceFromAttributes({ 'service.name': 'squash', 'service.instance.id': INSTANCE, 'squash.role': role })

/** Where a collector takes a signal over OTLP/HTTP. */
export const urlOf = (endpoint: string, signal: 'traces' | 'metrics') => `${endpoint.replace(/\/$/, '')}/v1/${signal}`
