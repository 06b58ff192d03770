/** The form for a conflict that follows up on this one. */
export const followUpPath = (conflictId: string): string => `/new-conflict?follow-up=${conflictId}`
