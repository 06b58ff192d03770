/** What other features may use of the safety check. */
export { type Safety, type SafetyRefusal, type Sending, sendingOf } from './safety.service.ts'
