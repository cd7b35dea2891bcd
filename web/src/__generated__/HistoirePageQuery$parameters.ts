/**
 * @generated SignedSource<<2dd0938dfca5507a7c81cd55faca70eb>>
 * @relayHash 7d21e7b090cc622c4d793f86e8bc548f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c65c8f521dcfd90f559596b785cd9a036cddb637a079052963e276be4ef7fc5c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoirePageQuery } from './HistoirePageQuery.graphql';

const node: PreloadableConcreteRequest<HistoirePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c65c8f521dcfd90f559596b785cd9a036cddb637a079052963e276be4ef7fc5c",
    "metadata": {},
    "name": "HistoirePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
