import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js'
import 'swagger-ui-dist/swagger-ui.css'

SwaggerUI({
  url: '/api/openapi.json',
  dom_id: '#api',
  docExpansion: 'none',
  filter: true,
  validatorUrl: null,
  // An administrator who is signed in may try writes: see security/csrf.ts.
  requestInterceptor(request) {
    request.headers['X-Requested-With'] = 'XMLHttpRequest'
    return request
  },
})
