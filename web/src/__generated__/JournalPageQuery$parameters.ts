/**
 * @generated SignedSource<<8e38ad2a1c54dafbbb978a5e8b02720c>>
 * @relayHash f7cce6db712bd77e759dcf6345e37d97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4eca702c633afe894de2577dc216ab292ea111ff041c21b71aba98fe13218549

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JournalPageQuery } from './JournalPageQuery.graphql';

const node: PreloadableConcreteRequest<JournalPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4eca702c633afe894de2577dc216ab292ea111ff041c21b71aba98fe13218549",
    "metadata": {},
    "name": "JournalPageQuery",
    "operationKind": "query",
    "text": null,
    "providedVariables": {
      "__relay_internal__pv__peutcomptesrelayprovider": comptes_provider,
      "__relay_internal__pv__comptesrelayprovider": comptes_provider
    }
  }
};

export default node;
