/**
 * @generated SignedSource<<2044ce7f191fc82fa6943be00d90186d>>
 * @relayHash 64696f4ccf3a872210011f9dfc831e8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4186e991512098a5e018db28f2dfbd7e678ac9fa27f5d3125f077f414e7311e8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JournalPageQuery } from './JournalPageQuery.graphql';

const node: PreloadableConcreteRequest<JournalPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4186e991512098a5e018db28f2dfbd7e678ac9fa27f5d3125f077f414e7311e8",
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
