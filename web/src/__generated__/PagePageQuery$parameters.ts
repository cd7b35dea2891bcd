/**
 * @generated SignedSource<<873dd679b9a1fe6370c176e717cc7c5a>>
 * @relayHash a519e149c5bdb827d0519cb9d0af214e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c3b9232a571cd847e41acfa7f048e9107d81c69aee43967368c9d4a32aa12c6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PagePageQuery } from './PagePageQuery.graphql';

const node: PreloadableConcreteRequest<PagePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c3b9232a571cd847e41acfa7f048e9107d81c69aee43967368c9d4a32aa12c6",
    "metadata": {},
    "name": "PagePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
