import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'

export interface MailServer {
  server: Server
  /** Whole, with their headers. */
  messages: string[]
  /** What it says of the next messages. */
  answer: string
  url: string
}

/** The least of an SMTP server: it keeps every message, taken or not. */
export async function mailServer(): Promise<MailServer> {
  const mails = { messages: Array<string>(), answer: '250 ok' }
  const server = createServer((socket: Socket) => {
    let data = ''
    let inMessage = false
    // A server that is killed while it sends is no failure of the test.
    socket.on('error', () => {})
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      data += chunk.toString()
      for (;;) {
        const end = data.indexOf(inMessage ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const text = data.slice(0, end)
        data = data.slice(end + (inMessage ? 5 : 2))
        if (inMessage) mails.messages.push(text)
        socket.write(
          inMessage
            ? `${mails.answer}\r\n`
            : /^DATA/i.test(text)
              ? '354 go\r\n'
              : /^QUIT/i.test(text)
                ? '221 bye\r\n'
                : '250 ok\r\n',
        )
        inMessage = !inMessage && /^DATA/i.test(text)
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return Object.assign(mails, {
    server,
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
  })
}
