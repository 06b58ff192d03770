import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'

/**
 * Writes a task's answer to each line of a JSONL file into another, in the same order.
 * @throws an error that names the first line that can't be answered; nothing after that line is read
 */
export async function runTask(
  answer: (line: unknown) => object | Promise<object>,
  source: string,
  target: string,
): Promise<void> {
  let number = 0
  async function* answers(): AsyncGenerator<string> {
    for await (const line of createInterface({
      input: createReadStream(source, 'utf8'),
      crlfDelay: Number.POSITIVE_INFINITY,
    })) {
      number += 1
      if (line.trim() !== '') yield `${JSON.stringify(await answer(JSON.parse(line)))}\n`
    }
  }
  try {
    await pipeline(answers(), createWriteStream(target))
  } catch (error) {
    throw new Error(`${source}, line ${number}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
