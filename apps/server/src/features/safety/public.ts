/** What other features may use from the safety check. */
export { type Safety, type SafetyCheck, type SafetyRefusal, type Sending, sendingOf } from './safety.service.ts'
