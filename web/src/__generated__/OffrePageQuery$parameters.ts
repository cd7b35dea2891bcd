/**
 * @generated SignedSource<<c54397ae25b2ede09578c4526c81bb9a>>
 * @relayHash 204b7ff5a47bc912bf3432745a954143
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2b7e64f5997c19f2134b050cd081fb5fb18db9e20a3e563c4b45137692afcca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OffrePageQuery } from './OffrePageQuery.graphql';

const node: PreloadableConcreteRequest<OffrePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b2b7e64f5997c19f2134b050cd081fb5fb18db9e20a3e563c4b45137692afcca",
    "metadata": {},
    "name": "OffrePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
