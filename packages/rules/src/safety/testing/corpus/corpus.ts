import type { Labelled } from '../labelled.ts'
import { A_DANGEROUS_1 } from './a-dangerous-1.ts'
import { A_DANGEROUS_2 } from './a-dangerous-2.ts'
import { A_DANGEROUS_3 } from './a-dangerous-3.ts'
import { A_DANGEROUS_4 } from './a-dangerous-4.ts'
import { A_HARMLESS_1 } from './a-harmless-1.ts'
import { A_HARMLESS_2 } from './a-harmless-2.ts'
import { A_HARMLESS_3 } from './a-harmless-3.ts'
import { B_DANGEROUS_1 } from './b-dangerous-1.ts'
import { B_DANGEROUS_2 } from './b-dangerous-2.ts'
import { B_DANGEROUS_3 } from './b-dangerous-3.ts'
import { B_HARMLESS_1 } from './b-harmless-1.ts'
import { B_HARMLESS_2 } from './b-harmless-2.ts'
import { B_HARMLESS_3 } from './b-harmless-3.ts'
import { C_DANGEROUS_1 } from './c-dangerous-1.ts'
import { C_DANGEROUS_2 } from './c-dangerous-2.ts'
import { C_DANGEROUS_3 } from './c-dangerous-3.ts'
import { C_HARMLESS_1 } from './c-harmless-1.ts'
import { C_HARMLESS_2 } from './c-harmless-2.ts'
import { C_HARMLESS_3 } from './c-harmless-3.ts'
import { D_DANGEROUS_1 } from './d-dangerous-1.ts'
import { D_DANGEROUS_2 } from './d-dangerous-2.ts'
import { D_DANGEROUS_3 } from './d-dangerous-3.ts'
import { D_HARMLESS_1 } from './d-harmless-1.ts'
import { D_HARMLESS_2 } from './d-harmless-2.ts'
import { D_HARMLESS_3 } from './d-harmless-3.ts'
import { E_DANGEROUS } from './e-dangerous.ts'
import { E_HARMLESS } from './e-harmless.ts'
import { F_DANGEROUS } from './f-dangerous.ts'
import { F_HARMLESS } from './f-harmless.ts'
import { G_DANGEROUS } from './g-dangerous.ts'
import { G_HARMLESS } from './g-harmless.ts'
import { H_HARMLESS } from './h-harmless.ts'

/** Seven hands' messages, written without sight of the rules, which were then tuned on them; the last while that was done. */
export const CORPUS: readonly Labelled[] = [
  ...A_DANGEROUS_1,
  ...A_DANGEROUS_2,
  ...A_DANGEROUS_3,
  ...A_DANGEROUS_4,
  ...A_HARMLESS_1,
  ...A_HARMLESS_2,
  ...A_HARMLESS_3,
  ...B_DANGEROUS_1,
  ...B_DANGEROUS_2,
  ...B_DANGEROUS_3,
  ...B_HARMLESS_1,
  ...B_HARMLESS_2,
  ...B_HARMLESS_3,
  ...C_DANGEROUS_1,
  ...C_DANGEROUS_2,
  ...C_DANGEROUS_3,
  ...C_HARMLESS_1,
  ...C_HARMLESS_2,
  ...C_HARMLESS_3,
  ...D_DANGEROUS_1,
  ...D_DANGEROUS_2,
  ...D_DANGEROUS_3,
  ...D_HARMLESS_1,
  ...D_HARMLESS_2,
  ...D_HARMLESS_3,
  ...E_DANGEROUS,
  ...E_HARMLESS,
  ...F_DANGEROUS,
  ...F_HARMLESS,
  ...G_DANGEROUS,
  ...G_HARMLESS,
  ...H_HARMLESS,
]
