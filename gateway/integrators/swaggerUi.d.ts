declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  interface Request {
    headers: Record<string, string>
  }

  /** The part of Swagger UI's settings that we use. */
  interface Settings {
    url: string
    dom_id: string
    docExpansion: 'none' | 'list' | 'full'
    filter: boolean
    validatorUrl: null
    requestInterceptor(request: Request): Request
  }

  export default function SwaggerUI(settings: Settings): void
}

declare module 'swagger-ui-dist/swagger-ui.css'
