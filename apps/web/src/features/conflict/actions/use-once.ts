import { useEffect, useState } from 'react'
import { storage } from '../../../lib/storage.ts'

/** True on the first screen that asks for this key in this browser, false on every later one. */
export function useOnce(key: string): boolean {
  const name = `squash-once:${key}`
  const [isFirst] = useState(() => storage.read(name) === null)
  useEffect(() => storage.write(name, 'seen'), [name])
  return isFirst
}
