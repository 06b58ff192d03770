export * from './events.ts'
export * from './result.ts'
