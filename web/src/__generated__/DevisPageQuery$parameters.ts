/**
 * @generated SignedSource<<761c395a84ab0e419fdfbef127fdd4e2>>
 * @relayHash bbc167be1f57e71f5696780aa12338eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 02d450a7444a06aee771bcb265915214acb05dd356a68c36d76c48fef15e635a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevisPageQuery } from './DevisPageQuery.graphql';

const node: PreloadableConcreteRequest<DevisPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "02d450a7444a06aee771bcb265915214acb05dd356a68c36d76c48fef15e635a",
    "metadata": {},
    "name": "DevisPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
