import type { Locator, Page } from 'playwright-core'
import { eventually } from './browser.ts'
import type { picture } from './editors.ts'

/** A file as `picture` makes one. */
type ChosenFile = Awaited<ReturnType<typeof picture>>

/** The hand of somebody on a phone: every tap is counted, for the step it belongs to. What is typed costs the tap into its field. */
export class Hand {
  readonly taps: Record<string, number> = {}
  readonly page: Page
  private step = ''

  constructor(page: Page) {
    this.page = page
  }

  /** What the taps from now on are for. */
  begin(step: string): void {
    this.step = step
    this.taps[step] ??= 0
  }

  get total(): number {
    return Object.values(this.taps).reduce((sum, count) => sum + count, 0)
  }

  async tap(what: Locator): Promise<void> {
    this.count()
    await what.tap()
  }

  press(within: Locator | Page, button: string): Promise<void> {
    return this.tap(within.getByRole('button', { name: button, exact: true }))
  }

  follow(within: Locator | Page, link: string): Promise<void> {
    return this.tap(within.getByRole('link', { name: link, exact: true }))
  }

  /** Taps into the field of this label and types, behind what stands there. */
  async write(within: Locator | Page, label: string, text: string): Promise<void> {
    const field = within.getByRole('textbox', { name: new RegExp(`^${label}( \\(obligatoire\\))?$`) })
    await this.writeInto(field, text)
  }

  async writeInto(field: Locator, text: string): Promise<void> {
    await this.tap(field)
    await eventually(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
    await this.page.keyboard.insertText(text)
  }

  /** Opens a list, and takes one of it. */
  async choose(within: Locator, list: RegExp, option: string): Promise<void> {
    await this.tap(within.getByRole('button', { name: list }))
    await this.tap(this.page.getByRole('listbox').getByRole('option', { name: option, exact: true }))
  }

  /** Asks for a file, and takes one of those that the phone then shows. */
  async give(within: Locator, file: ChosenFile): Promise<void> {
    const asked = this.page.waitForEvent('filechooser')
    await this.press(within, 'Choisir une image')
    this.count()
    await (await asked).setFiles(file)
  }

  /** Does it all; where it fails, says how far one came and what then stood on the screen. */
  async telling(doAll: () => Promise<void>): Promise<void> {
    try {
      await doAll()
    } catch (cause) {
      const shown = await this.page.locator('body').ariaSnapshot()
      throw new Error(`${this.total} taps: ${JSON.stringify(this.taps, null, 1)}\n${shown}`, { cause })
    }
  }

  private count(): void {
    this.taps[this.step] = (this.taps[this.step] ?? 0) + 1
  }
}
