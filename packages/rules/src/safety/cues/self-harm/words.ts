import { gap } from '../../sign.ts'

/** The author, or somebody the author fears for. */
export const ONESELF = '(?:i|me|my|mine|myself)'
export const SOMEBODY = `(?:i|me|my|myself|he|she|hes|shes|him|her|his|they|friend|mate|brother|sister|son|daughter|
  dad|
  mum|father|mother|husband|wife|partner|ex|flatmate|roommate|uncle|aunt|grandad|grandpa|cousin|colleague|nephew|
  niece|
  neighbour|neighbor|boyfriend|girlfriend|nan|gran|grandma)`

/** What is swallowed. */
export const PILLS = `(?:pills?|tablets?|paracetamols?|ibuprofens?|aspirins?|painkillers?|tylenol|codeine|morphine|
  sleepers|meds|medication|medicine|sedatives|antidepressants|xanax|valium|diazepam|bleach|rat poison|poison|
  antifreeze|weed ?killer|pesticides?|insulin|opioids|oxy|fentanyl)`

/** What one is cut with. */
export const BLADE = '(?:blades?|razors?|razor blades?|knife|knives|scalpel|stanley knife|box cutter|broken glass)'

/** Where a step, a fall or a turn of the wheel is death. */
export const BRINK = `(?:bridge|viaduct|overpass|flyover|roof|rooftop|multi ?storey|platform|tracks|train tracks|
  rails|
  railway|trains?|tube|metro|subway|level crossing|railway crossing|cliffs?|ledge|railings?|parapet|balcony|motorway|
  highway|freeway|lorry|lorries|trucks?|barrier|canal|river|sea|ocean|lake|reservoir|weir|pier|quarry|edge|gorge|
  window|floor of the (?:building|block)|top of the [a-z]+|central reservation|oncoming traffic|oncoming [a-z]+|
  into traffic|wall at|tree at|into a (?:tree|wall))`

/** A time not far away. */
export const SOON = `(?:tomorrow|tonight|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month|
  january|february|march|april|may|june|july|august|september|october|november|december|christmas|xmas|easter|ramadan|
  eid|diwali|new year|spring|summer|autumn|fall|winter|birthday|wedding|graduation|anniversary|year|years|morning|
  hearing|court|trial|funeral|thirty|forty|fifty|sixty|seventy|eighty)`

/** "I will not", in its forms, with few words between. */
export const I_WILL_NOT = `(?:i|he|she) (?:${gap(2)})(?:will not|wont|shant|shall not|would not|am not going to|
  is not going to|do not (?:think|expect|believe|see|intend|plan|want|mean|reckon) ${gap(3)}|doubt ${gap(3)}|
  can not see ${gap(2)}|not)`
