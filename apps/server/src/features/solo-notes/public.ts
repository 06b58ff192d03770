/** What other features may use from solo notes. */
export type { SoloNotes } from './solo-notes.service.ts'
