import { pattern } from '../../../../text/pattern.ts'
import type { Language } from './language.ts'

const YOU_ARE =
  '(?:(?:você|voce|vc|vcs|vocês|tu|o senhor|a senhora|o sr|a sra) (?:só |nunca deixou de ser |sempre )?(?:é|és|foi sempre|sempre foi|são|ta sendo)|és|vc eh|você eh|tu eh|ce é|cê é)'
const ADVERBS = pattern`
    (?:(?:mesmo|muito|mt|mto|tão|mais|só|um|uma|uns|umas|bem|meio|tudo|todo|toda|simplesmente|realmente|sempre|
    o maior|a maior|o mais|a mais|um belo|uma bela|um grande|uma grande|um completo|uma completa|um tremendo|
    demais de|um puta|uma puta|cara de) )*
  `
const ROLE = pattern`
    (?:(?:muito |mais )?(?:bom |boa |bons |ótim|melhor|amig|pai |mãe |filh|irm[aã]|homem|mulher|pessoa|vizinh|
    inquilin|chefe|anjo|amor|grande (?:amig|pess|hom|mulh|pai|mãe)|ótimo|querid|únic|primeir|últim|parte|exemplo|
    profissional|médic|professor|alun|adult|cliente|colega|lind|doce|inteligent|general|simpátic|forte|generos|benção|
    bênção|luz|vencedor|guerreir|tal|pouco))
  `
const TAIL = pattern`
    (?:(?:de (?:merda|bosta|primeira|marca maior|carteirinha|araque|meia tigela|quinta|uma figa)|
    do (?:caralho|cacete|caramba|inferno)|da porra|sem (?:vergonha|coração|noção|caráter|alma|educação))[§¤]?[†‡]? )?
  `
const AFTER = '(?:né |viu |hein |, né |, viu |, hein |mesmo |, com todo o respeito |, sempre foste |, sempre foi )?'
const LACKED = pattern`
    (?:vergonha na cara|vergonha|educação|coração|respeito|decência|dignidade|cérebro|noção|caráter|palavra|moral|
    classe|princípios|consciência|escrúpulos|modos|juízo|um pingo de vergonha|um pingo de educação|
    um pingo de respeito|um pingo de noção|miolos)
  `

export const PORTUGUESE: Language = {
  code: 'pt',
  cues: 'voce vc vcs voces tu te ti seu sua seus suas meu minha meus minhas eu me mim o a os as um uma uns umas de do da dos das no na nos nas em que como quando onde por para pra pro com sem mas muito mt ja nao nao sim ser sao foi era porque cara mano ate hoje ontem amanha hein ne viu nao ainda nunca sempre tudo nada ta esta isso isto aqui la vai va some olha voce senhor senhora e es ao pelo pela ve se larga deixa tomara ate mais',
  opens:
    'eu você vc tu quando onde cadê me devolve paga pague manda mande limpa limpe lava lave fecha feche abre arruma tira pega traz liga responde faz vem vê quero preciso já hoje amanhã ontem o a os as meu minha e mas porque no na não nem são por pode até desde ele ela isso só da próxima agora te',
  barbs: [
    {
      name: 'Portuguese: a name',
      cut: 'words',
      examples: [
        'seu irresponsável do caralho. paga a metade',
        'Tu prometeste, ó cabeça de abóbora, e ele ficou à chuva.',
        'deixou o portão aberto sua anta o cachorro fugiu',
        'Que figura rasteira que você é.',
        'Que folgado, hein.',
        'cadê meu dinheiro caloteiro',
        'Mentirosa. Quero o casaco.',
        'Gastaste tudo, meu grande aldrabão.',
      ],
      harmless: [
        'O seu galo canta às 3.',
        'Seu contrato acabou.',
        'Quero o seu relatório, sua nota e seus recibos.',
        'Que bom!',
        'Que chuva hoje.',
        'Foi um comentário estúpido.',
        'Ele me chamou de mentiroso.',
        'Sua mãe ligou.',
      ],
      patterns: [
        `(?:, )?(?:(?:viu|né) , )?(?:seus?|suas?|meu|minha) (?:(?:grande|belo|bela|velho|velha|puta|grandessíssimo|grandessíssima|pedaço de) )?(?:{known}){1,2}${TAIL}(?:e (?:{known})+)?{stop}`,
        pattern`
          (?:, )?{start}(?:(?:viu|né) , )?(?:seu|sua) (?!(?:favor|contrato|dinheiro|filh[oa]|pai|mãe|galo|cachorr[oa]|
          carro|casa|vez|turno|pedido|marido|esposa|mulher|irmã|irmão|relatório|nota|recibo|quarto|parte|chave|
          celular|trabalho|problema|vizinh[oa]|lugar|nome|lixo|direito|gato|gata|filhos|amig[oa]|chefe|mesa|comida|
          roupa|música|pagamento|aluguel|conta|resposta|ajuda|mensagem|opinião|escolha|culpa|salário|livro|bicicleta|
          papagaio)¤? )(?:{w}){0,2}?{w}(?:de |sem ){w}{end}
        `,
        `, ó {strong}(?=,|{end})`,
        `(?:, )?(?:seu|sua) (?:{w}){1,2}?(?:do|de|da) (?:merda|caralho|bosta|porra|puta|caramba)[§¤]? {stop}`,
        `(?:, )?{start}(?:(?:oi|olha|ei|ah|e aí|ó) (?:, )?)?(?:{known}|grande )?{noun}(?:{adjective}|${TAIL.slice(0, -1)})?{end}`,
        `{start}que (?:{w}){1,3}(?:que )?(?:você|vc|tu|o senhor|a senhora) (?:é|és) {end}`,
        pattern`
          {start}(?:mas )?que (?:belo |bela |grande |pedaço de )?(?:gente |pessoa |mulher |homem |cara |mãe |
          pai )?(?:mais |tão )?{known}(?:{adjective})?(?:(?:você|vc|tu) (?:é|és|foi|saiu) )?(?:, )?(?:hein |
          viu )?{end}
        `,
        `(?:, )?(?:pedaço|saco|monte) de (?:merda|bosta|lixo|estrume|asno|burro)[§¤]?[†‡]? {stop}`,
        pattern`
          (?<! (?:um|uma|o|a|os|as|meu|minha|teu|tua|seu|sua|ao|do|da|de|dos|das|no|na|com|como|ser|é|és|sou|era|foi|
          são|muito|tão|mais|e|ou|que|por|para|pra|sem|chamou|chamaste|disse|sinto|senti|estou|nenhum|outro|outra|
          este|esse|essa|aquele|uns|umas|pareço|parece|comentário|algum|pelo|pela|fui|ficou|fiquei|virou|está|tá|
          estava) )(?:{name}(?=$|[.!?¶X] )|{phrase}{stop})
        `,
        `que (?:tipo|espécie) de (?:pai|mãe|pessoa|amig[oa]|homem|mulher|filh[oa]|irmão|irmã) (?:é|és) (?:vc|você|tu) (?:hein )?{stop}`,
        `nunca vi (?:gente|pessoa|ninguém|alguém) (?:tão|mais) {known}{stop}`,
        `(?<! (?:um|uma|o|a|os|as|meu|minha|seu|sua|do|da|de|no|na|com|como|é|és|sou|que|por|pra|e|ou|esse|essa|este|esta|aquele|algum|nenhum|ao) ){strong}{adjective}{stop}`,
        `{start}é muita falta de (?!(?:tempo|dinheiro|sorte|água|luz|chuva|espaço) ){w}(?:, viu )?`,
      ],
    },
    {
      name: 'Portuguese: a verdict',
      cut: 'words',
      examples: [
        'És um forreta sem coração.',
        'Isso é coisa de capataz, não de gerente.',
        'mano tu é mt burro né eu falei que a reunião era às 9',
        'A senhora é uma bruxa velha.',
        'Não tem vergonha na cara?',
        'tá cego? a placa é enorme',
        'Você não vale nada.',
      ],
      harmless: [
        'Você é um bom amigo.',
        'Você não é burro.',
        'Eu sou um idiota.',
        'Tá doente?',
        'Você foi injusto comigo.',
        'Não tem água em casa.',
        'Você é o primeiro da lista.',
      ],
      patterns: [
        `(?:(?:mano|cara|pô|nossa) (?:, )?)?(?<! (?:não|se|quando|que) )${YOU_ARE} (?!não )${ADVERBS}{known}(?:{known})?${TAIL}(?:e ${ADVERBS}{known})?${AFTER}{stop}`,
        `(?:e )?(?:igual|igualzinh[oa]|a cara d[oa]) (?:(?:ao?|à) )?(?:seu|sua|teu|tua) (?:pai|mãe|avô|avó|irmão|irmã)[§¤]? {stop}`,
        `(?<! não )${YOU_ARE} (?:mesmo |muito |só )*(?:um|uma|uns|umas) (?!${ROLE})(?:{w}){1,5}?${AFTER}{end}`,
        pattern`
          (?:(?:você|vc|cê|tu|o senhor|a senhora) )?(?:tá|está|estás|ta|é|
          és) (?:(?:meio|completamente|ficando) )?(?:cego|cega|surdo|surda|louco|louca|maluco|maluca|doido|doida|
          burro|burra|retardado|retardada|idiota)[§¤]?[†‡]? (?:ou (?:o )?que|ou o quê|da cabeça|é|por acaso|
          ou se faz)? ?(?=[?]|$)
        `,
        pattern`
          (?<! (?:eu|ele|ela|aqui|que) )(?:(?:você|vc|tu|o senhor|a senhora|vocês) )?(?:não|nao|n) (?:tem|tens|
          têm) (?:(?:mesmo|nem|um pingo de|nenhuma|nenhum|o mínimo de|a mínima) )*${LACKED}[§¤]? ?(?:na cara |não |
          nenhuma |nenhum )?(?:, )?(?:né |não )?{stop}
        `,
        pattern`
          (?:(?:você|vc|tu|o senhor|a senhora) )?(?:não|nao|n) (?:vale|vales|presta|prestas|serve|
          serves) (?:mesmo )?(?:nada|pra nada|para nada|pra|o chão que pisas?|o que come|a comida que come)? ?{stop}
        `,
        `{start}que {phrase}(?:a sua |a tua |você tem )?{end}`,
        `${YOU_ARE} igualzinh[oa] (?:ao|à|a) (?:seu |sua |teu |tua )?{w}(?=[.!?¶]|$)`,
        `{start}(?:tem que|tens de|há que|é preciso|precisa|só sendo|só sendo muito) (?:ser )?(?:(?:muito|bem|mesmo|mto) )*{known}(?:pra|para) (?:{w}){1,7}?{end}`,
        `{start}que (?:tipinh[oa] mais {w}|tip[oa] mais {known}){end}`,
        `{start}(?:até )?uma criança de {w}anos (?:faria|fazia|saberia|sabia|entenderia|conseguiria|conseguia) (?:{w}){0,4}?{end}`,
        pattern`
          {start}(?:até )?(?:o )?meu (?:cachorro|cão|gato)[§¤]?[†‡]? (?:tem mais (?:educação|modos|juízo|vergonha|
          noção|cérebro|classe)|é mais (?:educad[oa]|espert[oa]|limp[oa]|inteligente|
          útil))[§¤†‡]* (?:do )?que (?:você|vc|tu) {stop}
        `,
        `{start}(?:larga|deixa|deixe|para|pare) de ser (?:(?:tão|muito) )?(?:{known}|mão de vaca ){stop}`,
        `{start}que falta de (?:caráter|respeito|educação|vergonha|noção|classe|consideração|empatia|modos) {end}`,
        `{start}(?:gente|pessoas?) (?:da|de) (?:sua|tua|vossa) (?:laia|espécie|raça) (?:{w}){0,4}?{end}`,
        `(?:você|vc|tu) (?:é|és) {known}ou (?:se faz|te fazes|faz-se|o que|que) {stop}`,
        `(?:você|vc|tu) (?:é|és) mais {known}(?:do )?que (?:{w}){1,4}?{end}`,
        `{start}tomara que (?:você|vc|tu) (?:(?:morra|apodreça|se dane|se ferre|queime) (?:{w}){0,3}?|fique (?:sozinh[oa]|pobre|careca|sem {w}) ?){end}`,
        `{start}(?:vai|vá) (?:catar coquinho|pentear macacos?|ver se (?:eu )?(?:estou|tô) na esquina|chatear outro)[§¤]? {stop}`,
        `{start}(?:isso|isto) é coisa de (?:{w}){1,3}(?:, não de {w})?{end}`,
        `(?:quem|tu pensas que és|tá pensando que é) (?:você|vc|tu|o senhor|a senhora|é)? ?(?:pensa|acha|julga|pensas|achas|julgas)(?:s)? que (?:é|és) (?=[?]|$|¶)`,
        `(?:você |tu )?(?:me dá|me dás|dá|dás|me da) (?:nojo|asco|pena|vergonha alheia) {stop}`,
      ],
    },
    {
      name: 'Portuguese: upbringing, age, or a curse',
      cut: 'words',
      examples: [
        'vai chorar no banho, eu cansei',
        'Na sua idade já devia saber lavar um prato.',
        'Sua mãe não te deu educação?',
        'Some da minha vida.',
        'Ninguém te ensinou a bater na porta?',
        'Cresce, por favor.',
        'vai tomar no cu quero meu dinheiro',
      ],
      harmless: [
        'Na sua idade eu morava em Recife.',
        'Vai chover amanhã.',
        'Ninguém te avisou da reunião?',
        'Sua mãe não te deu a chave?',
        'Vai à escola.',
      ],
      patterns: [
        pattern`
          {start}(?:(?:você |tu )?(?:vai|vá|vão|va|vai-te|vai te) )(?:te catar|se catar|se ferrar|te ferrar|se foder|
          te foder|foder|tomar no cu|tomar no rabo|tomar banho|chorar|à merda|a merda|pro inferno|para o inferno|
          pra puta que pariu|pra puta que te pariu|pastar|plantar batata|lamber sabão|se lascar|te lascar|cagar|
          dar uma volta|bugiar|à fava|te embora daqui|morrer)[§¤]? (?:no banho |pra mamãe |
          no colo da mamãe )?(?:(?:, )?{known})?{stop}
        `,
        pattern`
          {start}(?:some daqui|some da minha vida|some da minha frente|suma daqui|suma da minha vida|desaparece|
          desaparece da minha vista|põe-te a andar|puta que pariu|puta que te pariu|vsf|vtnc|tnc|cala a boca|
          cale a boca|cala essa boca|fecha a matraca|morre|que te fodas|foda-se você|vai se ferrar|se manca|te manca|
          toma vergonha(?: na cara)?|tome vergonha(?: na cara)?|vê se te enxerga|se enxerga|te enxerga|
          tenho nojo de você|tenho pena de você|que nojo de (?:você|pessoa|gente))[§¤]? (?:(?:, )?{known})?{stop}
        `,
        `{start}(?:vê se )?(?:cresce|cresça|amadurece)(?: , por favor| logo| um pouco)? (?=[.!,¶]|$)`,
        `{start}(?:na|com a?) (?:sua|tua|vossa) idade (?:, )?(?:já )?(?:devia|devias|deveria|deverias|podia|podias|tinha que|era pra|era para|nem|e ainda não) (?:{w}){1,8}?{end}`,
        pattern`
          (?:ninguém|sua mãe não|tua mãe não|seus pais não|teus pais não|sua mãe nunca|em casa não) (?:te|lhe|lhes|o|
          a) (?:ensinou|educou|deu educação|deram educação|ensinaram|educaram|
          criou) ?(?:(?:a|que|como|o|educação|bons modos|modos|respeito) (?:{w}){0,5}?)?{end}
        `,
        `{start}(?:foi|foste|você foi|tu foste) criad[oa] (?:onde|num chiqueiro|em chiqueiro|no mato|num curral|numa selva|por lobos|com os porcos) {end}`,
      ],
    },
  ],
}
