import { readFileSync } from 'node:fs'

/** The memory that a process on this machine holds, in bytes (VmRSS). */
export function residentMemory(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  if (kilobytes === undefined) throw new Error(`The kernel reports no memory for ${pid}`)
  return Number(kilobytes) * 1_024
}
