import { gap, sign } from '../sign.ts'

/** Laughter next to a threat most likely means a joke between people who know each other. */
const LAUGHTER = 'lol|(?:just|only) (?:kidding|joking)'

/** "You ate my savings" is no joke. */
const NOT_MONEY =
  '(?! (?:money|savings|salary|share|profits?|deposit|dinero|lana|plata|sueldo|argent|fric|dinheiro|grana))'

/** An ending given away, food and drink finished up, a game: what friends jokingly threaten to kill each other over. */
const TRIFLE = `spoil(?:ed|ers?|ing|eas|easte|ear|ern|erst|ert|es|ez|eado|e)?(?! (?:my|our|his|her|their|everything)\\b)|
  (?:ate|eaten|drank|scoffed|drunk) (?:up )?(?:all )?(?:of )?(?:my|our|the (?:last|good|whole|entire)|the [a-z]+ (?:cake|pizza|milk|chocolate|
    biscuits))${NOT_MONEY}|hid (?:the|my) (?:good|last) ${gap(1)}|
  (?:carrom|ludo|monopoly|scrabble|fifa|mario|kart|chess|uno|catan|pub quiz|ping pong|karaoke)|
  (?:comiste|comieron|echaste|acabaste|bebiste) (?:mi|mis|el ultimo|la ultima|las|los)${NOT_MONEY}|
  (?:gegessen|aufgegessen|weggegessen|ausgetrunken|leergetrunken|leer (?:zuruck)?gestellt|leergemacht)|
  (?:mange|bouffe|bu) (?:mon|ma|mes|le dernier|la derniere|les derniers|tout|toute)${NOT_MONEY}|
  (?:comeu|comeste|bebeu|bebeste) (?:o meu|a minha|meu|minha|meus|minhas|o ultimo|a ultima|tod[oa])${NOT_MONEY}|
  era (?:o )?meu (?:pudim|bolo|chocolate|almoco|lanche|sorvete|iogurte|ultimo)|
  mer[aei] (?!pais[ae])[a-z]+ (?:khaa?|pee?)(?:y[aei]|li|liy[ae])`

const JEST = sign(`${LAUGHTER}|${TRIFLE}`)
const JEST_ELSEWHERE =
  /哈哈|开玩笑|開玩笑|剧透|劇透|我的?[^。！？]{0,6}(?:吃|喝)(?:了|光|完|掉)|هههه|حرقت (?:الفيلم|المسلسل|النهاية)|[أا]كلت (?!.{0,12}(?:فلوس|مصاري|حق))|😂|🤣/u

/** Whether a normalised sentence shows that a threat beside it is no more than a joke. */
export const isJest = (words: string): boolean => JEST.standsIn(words)

/** The same in a script that is not normalised. */
export const isJestInOtherScript = (text: string): boolean => JEST_ELSEWHERE.test(text)
