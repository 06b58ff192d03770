export * from './cast.ts'
export * from './clock.ts'
export * from './ids.ts'
